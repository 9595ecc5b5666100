export { spark as default } from 'sql-formatter'
