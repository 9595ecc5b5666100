/** The title of pipelines in menus and lists. */
export const pipelinesTitle = { en: 'Pipelines', zh: '流水线' }
