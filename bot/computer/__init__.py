"""The computer opponent, pure: what a seat may know goes in, a play or a pass comes out."""
