export type RotaTable = {
  /** People who get new leads in turn; `place` is their order. */
  lead_rota: { person: string; place: number };
};
