/** The colours and measures of the site in the system's fonts: this page asks for no file. */
export const FORM_PAGE_STYLE = `
*{box-sizing:border-box;margin:0}
body{background:#F3F5F2;color:#1D2320;font:400 1.0625rem/1.5 Arial,sans-serif;padding:clamp(1.5rem,6vw,5rem) clamp(1rem,4vw,2.5rem)}
main{max-width:34rem;margin-inline:auto;display:grid;gap:1.5rem}
h1{font:400 clamp(1.75rem,1.4rem + 2vw,2.5rem)/1.15 Georgia,serif;text-wrap:balance}
h2{font-size:1.0625rem;line-height:1.3}
a{color:inherit;text-underline-offset:.2em}
.summary{background:#FBE9E6;border-left:3px solid #A32218;padding:1.25rem 1.5rem;display:grid;gap:.75rem}
.summary ul{padding:0;list-style:none;display:grid;gap:.25rem}
.summary a{color:#A32218;display:inline-block;padding-block:.6rem}
form{background:#fff;padding:clamp(1.375rem,4vw,2.125rem);border-radius:2px;display:grid;gap:1.25rem}
.field{display:grid;gap:.375rem}
label{font-size:.9375rem;line-height:1.4;color:#46504A}
input[type=text],input[type=tel],select,textarea{width:100%;min-height:52px;padding:.75rem 1rem;border:1px solid #7E8982;border-radius:4px;background:#fff;color:inherit;font:inherit}
textarea{min-height:7rem;resize:vertical}
[aria-invalid=true]{border:2px solid #A32218!important}
.box{display:grid;grid-template-columns:22px 1fr;gap:.25rem .75rem;padding-block:.6875rem}
.box input{width:22px;height:22px;margin:0;accent-color:#1D2320}
.box .error,.box a{grid-column:2;justify-self:start}
.box a{font-size:.9375rem;padding-block:.6rem}
.error{color:#A32218;font-size:.9375rem}
button{min-height:52px;padding:0 1.5rem;border:0;border-radius:4px;background:#923A28;color:#fff;font:inherit;cursor:pointer}
button:hover{background:#7A2E1F}
:focus-visible{outline:2px solid #1D2320;outline-offset:3px;box-shadow:0 0 0 3px #E2A33B}
.away{position:absolute;left:-9999px}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}
nav a{padding-block:.6rem}
`;
