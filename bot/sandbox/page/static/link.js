// Owns the connection of one person to the local server: sending, receiving, coming back.

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 5000;
const REFUSED = 403;

/**
 * A WebSocket that reconnects for as long as `people` may be asked for. `onevent` hears every
 * event, the first of each connection says hello; `onstate` hears when the connection is "lost", or
 * "over": the server is another one now.
 */
export class Link {
  constructor({ socket, people }, { onevent, onstate }) {
    this.addresses = { socket, people };
    this.onevent = onevent;
    this.onstate = onstate;
    this.retry = FIRST_RETRY_MS;
    this.nonce = 0;
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(this.addresses.socket);
    this.socket.onopen = () => {
      this.retry = FIRST_RETRY_MS;
    };
    this.socket.onmessage = ({ data }) => this.onevent(JSON.parse(data));
    this.socket.onclose = () => {
      this.onstate("lost");
      setTimeout(() => this.comeBack(), this.retry);
      this.retry = Math.min(this.retry * 2, LONGEST_RETRY_MS);
    };
  }

  // A socket that is refused does not say why; a plain request does.
  async comeBack() {
    const answer = await fetch(this.addresses.people).catch(() => null);
    if (answer?.status === REFUSED) this.onstate("over");
    else this.connect();
  }

  get ready() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Send an operation; return its nonce, or null when there is no connection. */
  send(op, fields) {
    if (!this.ready) return null;
    this.nonce += 1;
    const nonce = String(this.nonce);
    this.socket.send(JSON.stringify({ op, nonce, ...fields }));
    return nonce;
  }
}
