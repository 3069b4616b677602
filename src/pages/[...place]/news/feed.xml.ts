import type { APIRoute } from 'astro'
import { pageDataOf } from '#src/layouts/page-data.ts'
import { renderFeed } from '#src/seo/feed.ts'

/** The news as an RSS 2.0 feed. */
export const GET: APIRoute = ({ locals }) =>
  new Response(renderFeed(pageDataOf(locals, 'news-feed').news, locals))
