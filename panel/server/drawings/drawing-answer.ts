/** The policy disables scripts in an SVG that is opened as a document. */
const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; img-src data:; sandbox",
};

export const drawingAnswer = (svg: string): Response => new Response(svg, { headers: HEADERS });
