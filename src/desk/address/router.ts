import { createRouter, getPagePath, openPage } from '@nanostores/router'

/** The addresses of the rooms. */
export const $router = createRouter(
  {
    today: '/desk',
    content: '/desk/content/:family?',
    edit: '/desk/edit/:family/:id',
    create: '/desk/create/:family',
    publishing: '/desk/publishing/:tab?',
    questions: '/desk/questions',
    importNew: '/desk/questions/import',
    pool: '/desk/questions/:id',
    importPool: '/desk/questions/:id/import',
  } as const,
  { links: false },
)

export { getPagePath as addressOf, openPage }
