type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What the visitor (or the browser, coming back to a page) has changed in served controls. Each is told to the
 * application by calling it: hydration keeps what stands in a control but asks nobody to notice.
 */
export function collectInput(root: ParentNode): (() => void)[] {
  return [...root.querySelectorAll<Control>('input, textarea, select')].flatMap((control) => {
    if (control instanceof HTMLSelectElement) return changeOfList(control) ?? [];
    if (control.type === 'hidden') return [];
    const isBox = control.type === 'checkbox' || control.type === 'radio';
    return (isBox ? changeOfBox(control as HTMLInputElement) : changeOfText(control)) ?? [];
  });
}

function changeOfList(list: HTMLSelectElement) {
  const { value } = list;
  const served = [...list.options].find(({ defaultSelected }) => defaultSelected) ?? list.options[0];
  if (value === served?.value) return null;
  return () => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function changeOfBox(box: HTMLInputElement) {
  const { checked, defaultChecked, type } = box;
  // Of radio buttons the one that was chosen speaks for those that were left.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
  return () => {
    box.checked = !checked;
    box.click();
  };
}

function changeOfText(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  return () => {
    // Typed on since, and noticed.
    if (field.value !== value && field.value !== defaultValue) return;
    const { selectionStart, selectionEnd } = field;
    // React compares with the value that was last set on the element itself, so the true one goes past that.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
