/**
 * Modules that many commands share, each group in one file: opening a file takes half a millisecond of a start.
 * `start` is what every run of an operation loads.
 */
export const nodeChunks = {
  groups: [
    { name: 'core', test: /[\\/](kit|node_modules[\\/]zod)[\\/]/ },
    { name: 'charset', test: /[\\/]lib[\\/]charset[\\/]/ },
    {
      name: 'start',
      test: /[\\/](cli[\\/](usage-error|fields|find-operation|read-input|read-bytes|read-arguments|open-input-file|output[\\/](save-file|write-output|show-progress)|shell[\\/]did-you-mean)|lib[\\/](parse-typed-value|json-files\.node|disk-file\.node|temporary-path\.node|recognition[\\/](file-content|file-kinds|file-signature)))\.ts$/,
    },
  ],
}
