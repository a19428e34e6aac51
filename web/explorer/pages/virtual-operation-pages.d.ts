declare module 'virtual:operation-pages' {
  export const operationPages: import('./read-operation-pages').OperationPages;
}
