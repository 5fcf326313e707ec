/** Whether this build includes the component gallery; true in development and test builds only. */
export const HAS_GALLERY: boolean = import.meta.env.VITE_UI_GALLERY === '1';
