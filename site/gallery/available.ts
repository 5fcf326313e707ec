/** Whether this build has the gallery of components: development and test builds do, a release never. */
export const HAS_GALLERY: boolean = import.meta.env.VITE_UI_GALLERY === '1';
