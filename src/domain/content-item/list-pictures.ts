import type { Documents, Family } from './families.ts'
import type { Picture } from './picture.ts'

/** The pictures that a document refers to: its own ones, and those of a pool's questions and their options. */
export const listPictures = (document: Documents[Family]): Picture[] => [
  ...('picture' in document && document.picture ? [document.picture] : []),
  ...('pictures' in document && document.pictures ? document.pictures : []),
  ...('questions' in document
    ? document.questions.flatMap((each) => [
        ...('picture' in each && each.picture ? [each.picture] : []),
        ...('optionPictures' in each ? (each.optionPictures ?? []).flatMap((shown) => shown ?? []) : []),
      ])
    : []),
]
