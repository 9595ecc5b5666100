/** What pipelines are called where several things have names. */
export const pipelinesTitle = { en: 'Pipelines', zh: '流水线' }
