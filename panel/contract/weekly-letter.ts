export type WeeklyLetter = {
  readonly isOn: boolean;
  readonly email: string;
  /** The letter uses the settings of the channel «Почта». */
  readonly isMailSet: boolean;
  /** «30 ноября после 8:00 (Калининград)». */
  readonly next: string;
  readonly last: { readonly isSent: boolean; readonly words: string } | null;
};

export type LetterTrial = { readonly isSent: boolean; readonly words: string };
