export { hive as default } from 'sql-formatter'
