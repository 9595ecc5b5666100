export { sqlite as default } from 'sql-formatter'
