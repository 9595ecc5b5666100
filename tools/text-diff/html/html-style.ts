/** The style of an exported comparison, with the colors included so that the file is self-contained. */
export const htmlStyle = `:root {
  --page: #ffffff;
  --text: #152225;
  --quiet: #596669;
  --line: #d3dbdd;
  --sunken: #eaeeef;
  --added: #e0f7e4;
  --added-mark: #1d6835;
  --removed: #ffebea;
  --removed-mark: #b51d29;
  --moved: #daf2f5;
}

@media (prefers-color-scheme: dark) {
  :root {
    --page: #191f20;
    --text: #e2e9eb;
    --quiet: #96a0a3;
    --line: #30383a;
    --sunken: #121617;
    --added: #16301c;
    --added-mark: #7bd894;
    --removed: #3c1c1c;
    --removed-mark: #ff9c93;
    --moved: #12343a;
  }
}

body {
  margin: 24px;
  background: var(--page);
  color: var(--text);
  font: 14px/1.5 system-ui, sans-serif;
}

h1 {
  font-size: 18px;
  overflow-wrap: anywhere;
}

b.a,
i {
  color: var(--added-mark);
}

b.r,
.r i {
  color: var(--removed-mark);
}

table {
  width: 100%;
  border-collapse: collapse;
  border: 1px solid var(--line);
  font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace;
}

th {
  padding: 6px 10px;
  border-bottom: 1px solid var(--line);
  text-align: left;
  overflow-wrap: anywhere;
}

td {
  padding: 0 10px 0 24px;
  position: relative;
  vertical-align: top;
  white-space: pre;
  tab-size: 4;
}

.wraps td {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}

.split.wraps td:not(.n) {
  width: 50%;
}

td.n {
  padding: 0 10px;
  width: 1%;
  color: var(--quiet);
  text-align: right;
  white-space: pre;
  user-select: none;
}

i {
  position: absolute;
  left: 8px;
  font-style: normal;
  user-select: none;
}

td.a {
  background: var(--added);
}

td.r {
  background: var(--removed);
}

td.m {
  background: var(--moved);
}

td.n:is(.a, .r, .m) {
  color: var(--text);
}

td.none,
.fold td {
  background: var(--sunken);
}

.fold td {
  padding: 2px 10px;
  color: var(--quiet);
  font-family: system-ui, sans-serif;
}

ins,
del {
  text-decoration: none;
}

ins {
  box-shadow: inset 0 -2px var(--added-mark);
}

del {
  box-shadow: inset 0 -2px var(--removed-mark);
}

small {
  margin-left: 10px;
  color: var(--quiet);
  font-family: system-ui, sans-serif;
}
`
