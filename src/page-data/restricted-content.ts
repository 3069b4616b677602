import { getRestrictedContent } from '../contract/publishing/content.ts'
import { answerOf, type ContentSource } from './content-source.ts'

/**
 * Returns the items of a site that some other sites of its brand do not show, each with the folders of the sites
 * that show it.
 */
export const restrictedContent = ({ api }: ContentSource) => answerOf(api.call(getRestrictedContent, {}))
