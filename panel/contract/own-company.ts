import type { Field } from '../../model/fields/field-tree.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import type { Facts } from './content.ts';

export type CompanyStep = {
  readonly key: string;
  /** Group of questions; its title names the step. */
  readonly form: Field;
  /** Answers so far, completed by proposals while the step is not done. */
  readonly facts: Facts;
  readonly proposed: Facts;
  readonly isDone: boolean;
};

/** The set-up of a company is open only while the content is the demo. */
export type OwnCompany =
  | {
      readonly isDemo: true;
      readonly isBegun: boolean;
      readonly steps: readonly CompanyStep[];
      readonly hasLogo: boolean;
    }
  | { readonly isDemo: false; readonly hasFormerSite: boolean };

export type StepSaved = {
  /** Problems of this step; the step is done when there are none. */
  readonly issues: readonly ContentIssue[];
  /** Proposals for this step, which depend on the answers. */
  readonly proposed: Facts;
};

export type CompanyPreview = {
  readonly token: string;
  readonly pages: readonly { readonly title: string; readonly path: string }[];
};

/** Body of a 200 response of `POST /api/own-company/finish`; 422 names the step that is not done. */
export type CompanyMade = { readonly formerFolder: string | null };
