/** Whether a host or an address is this machine, also in the notation of URLs and of IPv6 sockets. */
export function isLoopback(host: string): boolean {
  return /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|\[::1\]|::1)$/.test(host);
}
