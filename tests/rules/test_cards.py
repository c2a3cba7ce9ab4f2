from bot.rules.cards import (
    DECK,
    FULL_COUNTS,
    NO_CARDS,
    Card,
    Rank,
    Suit,
    count,
    holds,
    rank_of,
    suit_of,
)


def test_the_deck_has_sixty_cards_and_four_jokers() -> None:
    assert len(DECK) == 60
    assert count(DECK) == FULL_COUNTS
    assert count(()) == NO_CARDS
    assert sum(rank_of(card).is_joker for card in DECK) == 4


def test_the_two_copies_of_a_face_are_different_cards_of_one_rank() -> None:
    for card in DECK[:30]:
        copy = Card(card + 30)
        assert (rank_of(card), suit_of(card)) == (rank_of(copy), suit_of(copy))


def test_faces_go_by_rank_and_then_by_suit() -> None:
    assert (rank_of(Card(0)), suit_of(Card(0))) == (Rank.NINE, Suit.SPADES)
    assert (rank_of(Card(27)), suit_of(Card(27))) == (Rank.TWO, Suit.CLUBS)
    assert (rank_of(Card(28)), suit_of(Card(28))) == (Rank.SMALL_JOKER, None)
    assert (rank_of(Card(59)), suit_of(Card(59))) == (Rank.BIG_JOKER, None)
    assert "".join(rank.char for rank in Rank) == "9TJQKA2wW"


def test_a_hand_holds_what_it_has_and_no_more() -> None:
    hand = count([Card(0), Card(30), Card(28)])
    assert holds(hand, count([Card(1), Card(28)]))
    assert not holds(hand, count([Card(29)]))
