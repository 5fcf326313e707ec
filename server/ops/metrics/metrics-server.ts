import { createServer, type Server } from 'node:http';

export function createMetricsServer(read: () => Promise<string>): Server {
  return createServer({ requestTimeout: 10_000, keepAliveTimeout: 65_000 }, (req, res) => {
    const isAsked = req.method === 'GET' && req.url?.split('?')[0] === '/metrics';
    if (!isAsked) {
      res.writeHead(404, { 'Content-Type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    read().then(
      (text) => res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => res.writeHead(500).end(),
    );
  });
}
