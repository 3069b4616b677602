import { getNarrowedContent } from '../contract/publishing/content.ts'
import { answerOf, type ContentSource } from './content-source.ts'

/** Returns the items of a site that not all sites of its brand show, each with the folders of those that do. */
export const narrowedContent = ({ api }: ContentSource) => answerOf(api.call(getNarrowedContent, {}))
