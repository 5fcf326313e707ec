/** GitHub and `git log --oneline` cut longer subjects. */
const MAX_LENGTH = 72;

/** Returns what is wrong with the subject of a commit, or null. `folders` are the paths of all folders in the repository. */
export function subjectProblem(subject: string, folders: ReadonlySet<string>): string | null {
  const [, area, change] = /^([\w./-]+): (.+)$/u.exec(subject) ?? [];
  if (area === undefined || change === undefined) return 'write it as «area: what changes», with one area';
  if (!isFolder(area, folders)) return `the area «${area}» is not a folder of the repository`;
  if (subject.length > MAX_LENGTH) return `it has ${subject.length} characters, the limit is ${MAX_LENGTH}`;
  if (change.endsWith('.')) return 'drop the full stop';
  if (/^\p{Lu}\p{Ll}/u.test(change)) return 'begin the change with a lower-case letter';
  return null;
}

/** An area may leave out the beginning of its path: `lead-form` for `site/features/lead-form`. */
function isFolder(area: string, folders: ReadonlySet<string>): boolean {
  return folders.has(area) || [...folders].some((folder) => folder.endsWith(`/${area}`));
}
