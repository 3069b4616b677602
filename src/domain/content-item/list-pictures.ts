import type { Documents, Family } from './families.ts'
import type { Picture } from './picture.ts'

/**
 * Returns the pictures to which a document refers: the document's own, and those of a pool's questions and options.
 */
export const listPictures = (document: Documents[Family]): Picture[] => [
  ...('picture' in document && document.picture ? [document.picture] : []),
  ...('pictures' in document && document.pictures ? document.pictures : []),
  ...('questions' in document
    ? document.questions.flatMap((each) => [
        ...('picture' in each && each.picture ? [each.picture] : []),
        ...('optionPictures' in each ? (each.optionPictures ?? []).flatMap((picture) => picture ?? []) : []),
      ])
    : []),
]
