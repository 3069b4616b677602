import type { Picture } from '#src/domain/content-item/picture.ts'

/** The name of a picture's file in banks: kept pictures are WebP. The name tells a second import that it is kept. */
export const pictureFileOf = ({ name }: Pick<Picture, 'name'>): string => `${name}.webp`
