// Owns what one pane asked of the server and has no answer to yet. Knows nothing of what is asked.

const NO_ANSWER = "no_answer";
const NO_FORM = "there is no such form";

/** `send(op, fields)` returns a nonce or null; `words()` gives the words of whoever asks. */
export class Requests {
  constructor(send, words) {
    this.send = send;
    this.words = words;
    this.pending = new Map();
    this.connection = "open";
  }

  /** Return why nothing can be asked now, in the reader's words, or nothing. */
  get closed() {
    return this.connection === "open" ? "" : this.words()[this.connection];
  }

  /** Ask; one of `resolve` and `reject(reason)` is called, where the entry has it. */
  start(op, fields, entry) {
    const nonce = this.send(op, fields);
    if (nonce) this.pending.set(nonce, entry);
    else entry.reject(this.closed || this.words().lost);
  }

  /** Take the entry of an answer, if it is still waited for. */
  settle(nonce) {
    const entry = this.pending.get(nonce);
    this.pending.delete(nonce);
    return entry;
  }

  /** Take how something ended. */
  settled({ nonce, state, reason }) {
    if (state === "pending") return;
    const entry = this.settle(nonce);
    if (state === "done") entry?.resolve?.();
    else entry?.reject?.(this.explain(reason));
  }

  explain(reason) {
    const words = this.words();
    if (reason === NO_FORM) return words.formGone;
    return !reason || reason === NO_ANSWER ? words.noAnswer : reason;
  }

  /** Hear of the connection; what was asked over one that is lost stays unanswered. */
  setConnection(connection) {
    this.connection = connection;
    if (connection === "open") return;
    const words = this.words();
    const reason = connection === "lost" ? words.unanswered : words[connection];
    for (const { reject } of this.pending.values()) reject?.(reason);
    this.pending.clear();
  }
}
