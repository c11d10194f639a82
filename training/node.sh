# Sets $node: the one of this machine, or the one that pack.mjs put beside this file.
node=$(command -v node || true)
if [ -z "$node" ]; then
  node=/tmp/tianxia-node
  [ -x "$node" ] || python3 -c "
import lzma, shutil, os
part = '$node.%d' % os.getpid() # several may unpack at once
with lzma.open('$here/node.xz') as a, open(part, 'wb') as b: shutil.copyfileobj(a, b)
os.chmod(part, 0o755)
os.rename(part, '$node')"
fi
