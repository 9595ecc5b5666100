import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: {
    compare: { title: 'Compare', description: 'Find what differs between two texts.', done: 'Compared' },
    patch: {
      title: 'Create patch',
      description: 'Create a patch (unified diff) from two texts.',
      done: 'Patch created',
    },
    apply: { title: 'Apply patch', description: 'Apply a patch (unified diff) to a text.', done: 'Patch applied' },
    exportHtml: {
      title: 'To HTML',
      description: 'Write the differences of two texts as an HTML page that needs nothing else.',
      done: 'HTML written',
    },
    merge: {
      title: 'Merge',
      description: 'Merge two versions of a text by their common base, as git does; conflicts are marked.',
      done: 'Merged',
    },
  },
  input: {
    original: { label: 'Original', help: 'The text as it was' },
    changed: { label: 'Changed', help: 'The text as it is now' },
    mode: {
      label: 'Compare by',
      help: 'The unit that is compared and counted',
      choices: { lines: 'Lines', words: 'Words', chars: 'Characters' },
    },
    ignoreCase: { label: 'Ignore case', help: 'Treat uppercase and lowercase as the same' },
    ignoreWhitespace: {
      label: 'Ignore whitespace',
      help: 'Ignore spaces and tabs; by words or characters, line breaks too',
    },
    stripTrailingCr: { label: 'Strip trailing CR', help: 'Treat CRLF and LF as the same line ending' },
    ignorePattern: {
      label: 'Ignore by pattern',
      help: 'A regular expression (RE2); what matches within a line is ignored',
    },
    context: {
      label: 'Lines of context',
      help: 'Unchanged lines around each change; git apply needs --unidiff-zero for 0',
    },
    originalName: { label: 'Name of the original', help: 'Written with a/ in front, as git does' },
    changedName: { label: 'Name of the changed text', help: 'Written with b/ in front; another name renames the file' },
    view: {
      label: 'View',
      help: 'The two texts in two columns, or in one',
      choices: { split: 'Side by side', unified: 'Unified' },
    },
    wrap: { label: 'Wrap lines', help: 'Break long lines at the width of the window' },
    originalTitle: { label: 'Title of the original', help: 'Written above its column, such as a file name' },
    changedTitle: { label: 'Title of the changed text', help: 'Written above its column, such as a file name' },
    language: { label: 'Language', help: 'Of the words around the texts', choices: { en: 'English', zh: 'Chinese' } },
    patch: { label: 'Patch', help: 'A unified diff of one file' },
    base: { label: 'Base', help: 'The text that both versions were made from' },
    mine: { label: 'Mine', help: 'One version' },
    theirs: { label: 'Theirs', help: 'The other version' },
    style: {
      label: 'Conflicts show',
      help: 'What stands between the markers of a conflict',
      choices: { merge: 'Mine and theirs', diff3: 'Mine, base and theirs' },
    },
    baseName: { label: 'Name of the base', help: 'Written in the markers' },
    mineName: { label: 'Name of mine', help: 'Written in the markers' },
    theirsName: { label: 'Name of theirs', help: 'Written in the markers' },
  },
  output: {
    parts: {
      label: 'Parts',
      help: 'Equal and removed parts together are the original, equal and added ones the changed text',
      columns: {
        kind: {
          label: 'Kind',
          help: 'Which texts the part is in',
          choices: { equal: 'Equal', added: 'Added', removed: 'Removed' },
        },
        text: { label: 'Text', help: 'The part; if equal, as in the original' },
        changedText: {
          label: 'Changed text',
          help: 'An equal part as in the changed text, where ignored things differ',
        },
      },
    },
    file: { label: 'Page', help: 'HTML without scripts, light or dark as its reader has it' },
    additions: { label: 'Additions', help: 'Lines, words or characters that were added' },
    deletions: { label: 'Deletions', help: 'Lines, words or characters that were removed' },
    unchanged: { label: 'Unchanged', help: 'Lines, words or characters that did not change' },
    moves: {
      label: 'Moved blocks',
      help: 'Lines that were removed in one place and added in another, when comparing by lines',
      columns: {
        from: { label: 'From', help: 'The first line in the original' },
        to: { label: 'To', help: 'The first line in the changed text' },
        lines: { label: 'Lines', help: 'How many' },
      },
    },
    patch: { label: 'Patch', help: 'For git apply and patch -p1; empty if the texts are identical' },
    text: { label: 'Text', help: 'The original with the changes of the patch, or the merged text' },
    conflicts: { label: 'Conflicts', help: 'How many places both versions changed differently' },
  },
  guide: {
    steps: [
      'Type, paste or drop the original on the left and the changed text on the right.',
      'View the differences side by side or unified; F7 goes to the next change.',
      'Copy or download the changes as a patch, or download the comparison as HTML.',
    ],
    questions: [
      {
        question: 'What do additions and deletions count?',
        answer: 'Lines, words or characters, whichever you compare by. Spaces between words are shown but not counted.',
      },
      {
        question: 'Can timestamps or IDs be ignored?',
        answer:
          'Yes, by a regular expression in RE2 syntax: what it matches is left out of each line before lines are compared. RE2 never takes long, whatever the pattern and the text.',
      },
      {
        question: 'Can whole folders be compared?',
        answer:
          'Yes, on a computer: open or drop a folder on each side. Files that were changed, added or removed are listed, and each opens in the comparison; up to 10,000 files and 500 MB together.',
      },
      {
        question: 'Does it detect moved text?',
        answer:
          'Yes, when comparing by lines: a block of at least two lines with words that is now elsewhere is marked on both sides, with a link to its other place.',
      },
      {
        question: 'Does it know Chinese and Japanese words?',
        answer: 'Yes. Words are segmented by dictionary, and an emoji or an accented letter is one character.',
      },
      {
        question: 'How do I use the patch?',
        answer: 'Save it and run “git apply file.patch”, or “patch -p1 < file.patch”, where the file is.',
      },
      {
        question: 'What if a patch doesn’t apply cleanly?',
        answer:
          'Its hunks are also searched for elsewhere, and up to two lines of context at each end may differ. Otherwise, the hunk that fails is named.',
      },
      {
        question: 'How are two versions merged?',
        answer:
          'As git merge-file does: changes of one version are taken, changes that both made alike too. Where both changed the same or adjacent lines differently, both are kept between markers as a conflict, which is resolved here by a press: mine, theirs, both or the base.',
      },
    ],
  },
} satisfies Texts<typeof operations>
