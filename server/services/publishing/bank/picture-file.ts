import type { Picture } from '#src/domain/content-item/picture.ts'

/**
 * Returns the file name of a stored picture in exported banks; all pictures are WebP. A later import recognizes the
 * picture by this name.
 */
export const pictureFileOf = ({ name }: Pick<Picture, 'name'>): string => `${name}.webp`
