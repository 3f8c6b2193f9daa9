/* The server as the home of tables: HTTP and WebSocket. */
import type { TableHome } from "./home.ts";

export const server: TableHome = {
  async request(method, path, body) {
    const headers = body === undefined ? undefined : { "content-type": "application/json" };
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    const response = await fetch(`/api${path}`, init);
    return { status: response.status, content: await response.json().catch(() => null) };
  },
  connect(table, query, listener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket?${query}`);
    socket.onmessage = (message) => listener.message(message.data as string);
    socket.onclose = (event) => listener.close(event.code);
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      close: () => socket.close(),
    };
  },
};
