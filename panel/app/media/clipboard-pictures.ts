/** Pictures that the clipboard holds as files, for example a screenshot. */
export function picturesOfClipboard({ files }: DataTransfer): File[] {
  return [...files].filter(({ type }) => type.startsWith('image/'));
}

/** Pictures without a text, as the HTML of a paste. */
export function htmlOfPictures(files: readonly File[]): string {
  return files.map((_, at) => `<p><img src="clipboard:${at}"></p>`).join('');
}
