/** Each language by its own name. */
export const languages = { en: 'English', es: 'Español', it: 'Italiano' }
