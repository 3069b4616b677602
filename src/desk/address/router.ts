import { createRouter, getPagePath, openPage } from '@nanostores/router'

/** The addresses of the rooms. */
export const $router = createRouter(
  {
    today: '/desk',
    content: '/desk/content/:family?',
    edit: '/desk/edit/:family/:id',
    create: '/desk/create/:family',
    translate: '/desk/translate/:family/:id/:language',
    publishing: '/desk/publishing/:tab?',
    pictures: '/desk/pictures',
    questions: '/desk/questions',
    pool: '/desk/questions/:id',
  } as const,
  { links: false },
)

export { getPagePath as addressOf, openPage }
