import { getRestrictedContent } from '../contract/publishing/content.ts'
import { type ContentSource, unwrapResult } from './content-source.ts'

/**
 * Returns the items of a site that some other sites of its brand do not show, each with the folders of the sites
 * that show it.
 */
export const loadRestrictedContent = ({ api }: ContentSource) =>
  unwrapResult(api.call(getRestrictedContent, {}))
