/** A calculation in words, for the person who calls back: as a lead form takes it. */
export type CountedFlat = {
  /** «Комфорт, 64 м²». */
  readonly titleShown: string;
  readonly priceShown: string;
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
};

let counted: CountedFlat | null = null;

/** What the visitor has counted on this page, for a form that opens over it. */
export const countedFlat = () => counted;

/** Tells what the visitor has counted. Call the result when it holds no more. */
export function tellCountedFlat(flat: CountedFlat): () => void {
  counted = flat;
  return () => {
    counted = null;
  };
}
