/** Path of the separate list of sold flats, kept as references. */
export const SOLD_LIST = '/sales/prodannye';
