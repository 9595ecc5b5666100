export const en = { operation: 'Operation', content: 'Content', text: 'Link or text' }
