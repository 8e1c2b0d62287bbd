/** Where a picture or a sound of the student's cards is read. Its name is one of `isMediaName`: nothing from elsewhere. */
export const mediaAddress = (name: string): string => `/api/recite/media/${name}/`
