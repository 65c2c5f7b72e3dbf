import type { WebSocket } from 'ws';

/** Finds out who has gone without a word: who answers no ping until the next one is let go. */
export class Heartbeat {
  readonly #silent = new Map<WebSocket, boolean>();

  follow(socket: WebSocket): void {
    const alive = () => this.#silent.set(socket, false);
    alive();
    socket.on('pong', alive);
    socket.on('close', () => this.#silent.delete(socket));
  }

  beat(): void {
    for (const [socket, silent] of this.#silent) {
      if (silent) socket.terminate();
      else {
        this.#silent.set(socket, true);
        socket.ping();
      }
    }
  }
}
