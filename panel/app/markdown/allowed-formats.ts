import { createActiveEditorSubscription$, realmPlugin } from '@mdxeditor/editor';
import { COMMAND_PRIORITY_CRITICAL, FORMAT_TEXT_COMMAND } from 'lexical';

/** Texts know bold and italic; what the keys of other formats do would be refused on saving. */
export const allowedFormatsPlugin = realmPlugin({
  init(realm) {
    realm.pub(createActiveEditorSubscription$, (editor) =>
      editor.registerCommand(
        FORMAT_TEXT_COMMAND,
        (format) => format !== 'bold' && format !== 'italic',
        COMMAND_PRIORITY_CRITICAL,
      ),
    );
  },
});
