import { createRouter, getPagePath } from '@nanostores/router'

/** The router: maps URLs to the views of the desk. */
export const $router = createRouter(
  {
    today: '/desk',
    content: '/desk/content/:family?',
    edit: '/desk/edit/:family/:id',
    create: '/desk/create/:family/:name?',
    pictures: '/desk/pictures',
    publishing: '/desk/publishing/:tab?',
    questions: '/desk/questions',
    importNew: '/desk/questions/import',
    pool: '/desk/questions/:id',
    importPool: '/desk/questions/:id/import',
  } as const,
  { links: false },
)

export { getPagePath as urlOf }
