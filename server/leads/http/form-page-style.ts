import type { BrandColours } from '../../../model/brand/brand-colours.ts';
import { pageColours } from '../../page-colours.ts';

export const formStyle = (colours: BrandColours): string => `${pageColours(colours)}
.again{max-width:34rem;margin-inline:auto;display:grid;gap:1.5rem;padding:clamp(1.5rem,6vw,4rem) clamp(1rem,4vw,2.5rem)}
.again *{box-sizing:border-box;margin:0}
.again h1{font:400 clamp(1.75rem,1.4rem + 2vw,2.5rem)/1.15 Literata,Georgia,serif;text-wrap:balance}
.again h2{font:inherit;font-weight:700;line-height:1.3}
.again a{color:inherit;text-decoration:underline;text-underline-offset:.2em}
.again .summary{background:var(--surface-error);border-left:3px solid var(--color-error);padding:1.25rem 1.5rem;display:grid;gap:.75rem}
.again .summary ul{padding:0;list-style:none;display:grid;gap:.25rem}
.again .summary a{color:var(--color-error);display:inline-block;padding-block:.6rem}
.again form{background:var(--surface-raised);padding:clamp(1.375rem,4vw,2.125rem);border-radius:2px;display:grid;gap:1.25rem}
.again .field{display:grid;gap:.375rem}
.again label{font-size:.9375rem;line-height:1.4;color:var(--color-text-secondary)}
.again :is(input[type=text],input[type=tel],select,textarea){width:100%;min-height:52px;padding:.75rem 1rem;border:1px solid var(--color-border);border-radius:4px;background:var(--surface-raised);color:inherit;font:inherit}
.again textarea{min-height:7rem;resize:vertical}
.again [aria-invalid=true]{border:2px solid var(--color-error)!important}
.again .box{display:grid;grid-template-columns:22px 1fr;gap:.25rem .75rem;padding-block:.6875rem}
.again .box input{width:22px;height:22px;accent-color:var(--color-rule)}
.again .box .error,.again .box a{grid-column:2;justify-self:start}
.again .box a{font-size:.9375rem;padding-block:.6rem}
.again .error{color:var(--color-error);font-size:.9375rem}
.again button{display:block;min-height:52px;text-align:center;padding:0 1.5rem;border:0;border-radius:4px;background:var(--color-action);color:var(--color-inverse-text);font:inherit;cursor:pointer}
.again button:hover{background:var(--color-action-hover)}
.again :focus-visible{outline:2px solid var(--color-rule);outline-offset:3px;box-shadow:0 0 0 3px var(--color-accent)}
.again .away{position:absolute;left:-9999px}
.again nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}
.again nav a{padding-block:.6rem}
`;

/** Styles of a page outside the site's frame: system fonts and no external files. */
export const plainPageStyle = (colours: BrandColours): string => `*{margin:0}
body{background:var(--surface-page);color:var(--color-text);font:400 1.0625rem/1.5 Arial,sans-serif}
${formStyle(colours)}`;
