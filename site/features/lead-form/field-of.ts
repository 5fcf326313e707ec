export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(target: unknown): target is FormField {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

export function fieldOf(form: HTMLFormElement, name: string): FormField | null {
  const control = form.elements.namedItem(name);
  return isField(control) ? control : null;
}
