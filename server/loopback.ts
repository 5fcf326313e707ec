/** Whether a host or an address is this very machine, also as URLs and IPv6 sockets write it. */
export function isLoopback(host: string): boolean {
  return /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|\[::1\]|::1)$/.test(host);
}
