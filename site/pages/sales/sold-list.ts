/** What is sold stays as proof, in a list of its own. */
export const SOLD_LIST = '/sales/prodannye';
