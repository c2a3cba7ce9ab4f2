// Owns the connection of one person to the local server: sending, receiving, coming back.

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 5000;

/** A WebSocket that reconnects. `onevent` hears every event, `onstate` whether it is connected. */
export class Link {
  constructor(address, { onevent, onstate }) {
    this.address = address;
    this.onevent = onevent;
    this.onstate = onstate;
    this.retry = FIRST_RETRY_MS;
    this.nonce = 0;
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(this.address);
    this.socket.onopen = () => {
      this.retry = FIRST_RETRY_MS;
      this.onstate(true);
    };
    this.socket.onmessage = ({ data }) => this.onevent(JSON.parse(data));
    this.socket.onclose = () => {
      this.onstate(false);
      setTimeout(() => this.connect(), this.retry);
      this.retry = Math.min(this.retry * 2, LONGEST_RETRY_MS);
    };
  }

  /** Send an operation; return its nonce, or null when there is no connection. */
  send(op, fields) {
    if (this.socket.readyState !== WebSocket.OPEN) return null;
    this.nonce += 1;
    const nonce = String(this.nonce);
    this.socket.send(JSON.stringify({ op, nonce, ...fields }));
    return nonce;
  }
}
