import { getNarrowedContent } from '../contract/content.ts'
import { answerOf, type Source } from './source.ts'

/** The items of a site that not all sites of its brand show, each with the folders of those that do. */
export const narrowedContent = ({ api }: Source) => answerOf(api.call(getNarrowedContent, {}))
