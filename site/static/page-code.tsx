import { QRCodeSVG } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Draws the address as a QR code when the site is published, so browsers need no code for it. */
export function pageCode(address: string): string {
  const svg = renderToStaticMarkup(<QRCodeSVG value={address} marginSize={4} />);
  return svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
