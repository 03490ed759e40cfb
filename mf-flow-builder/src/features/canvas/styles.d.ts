declare module 'reactflow/dist/style.css';
