/** Accepts host names and IP addresses, including `[::1]` as in URLs and `::ffff:127.0.0.1` as in IPv6 sockets. */
export function isLoopback(host: string): boolean {
  return /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|\[::1\]|::1)$/.test(host);
}
