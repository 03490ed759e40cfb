import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

const builderDir = path.resolve(import.meta.dirname, '../../../../mf-flow-builder');

const source = `
import 'reactflow/dist/style.css';
import { createElement as h, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { applyEdgeChanges, applyNodeChanges, Background, Controls, MiniMap, ReactFlow } from 'reactflow';
const snapGrid = [15, 15];
const edgeOptions = { type: 'smoothstep' };
function Canvas() {
  const [nodes, setNodes] = useState([]);
  const [edges, setEdges] = useState([]);
  const [flow, setFlow] = useState(null);
  const onNodesChange = useCallback((changes) => setNodes((known) => applyNodeChanges(changes, known)), []);
  const onEdgesChange = useCallback((changes) => setEdges((known) => applyEdgeChanges(changes, known)), []);
  window.showFlow = (graph) => {
    setNodes(graph.nodes.map(({ id, position, data }) => ({ id, position, data: { label: data.content }, style: { width: 240, height: 92 } })));
    setEdges(graph.edges);
    setTimeout(() => flow.fitView({ maxZoom: 1, padding: 0.2 }));
  };
  return h('div', { style: { position: 'absolute', inset: '66px 0 0 256px' } }, h(ReactFlow, {
    nodes, edges, onNodesChange, onEdgesChange, onInit: setFlow, minZoom: 0.5, maxZoom: 2, snapToGrid: true, snapGrid,
    defaultEdgeOptions: edgeOptions, onlyRenderVisibleElements: true,
  }, h(Background), h(Controls), h(MiniMap)));
}
createRoot(document.querySelector('#page')).render(h(Canvas));
`;

export async function serveBareCanvas(): Promise<{ origin: string; close: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'fanfare-bare-canvas-'));
  const cache = path.join(builderDir, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const entry = path.join(cache, 'bareCanvas.js');
  await writeFile(entry, source);
  await build(entry, directory);
  const script = await readFile(path.join(directory, 'main.js'));
  const server = createServer((request, response) => {
    const isScript = request.url === '/main.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><title>Bare</title><div id="page"></div><script src="/main.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

function build(entry: string, directory: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    context: builderDir,
    entry,
    output: { path: directory, filename: 'main.js' },
    module: { rules: [{ test: /\.css$/, use: [loader('style-loader'), loader('css-loader')] }] },
    performance: false,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
      compiler.close(() => (problem === undefined ? resolve() : reject(new Error(problem))));
    });
  });
}

function loader(name: string): string {
  return path.resolve(builderDir, '../platform/node_modules', name);
}
